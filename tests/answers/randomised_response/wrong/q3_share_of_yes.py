# Takes the answers as they stand.
def estimate_rate(answers, p):
    return sum(answers) / len(answers)
