# Takes p away, and forgets to stretch.
def estimate_rate(answers, p):
    return sum(answers) / len(answers) - p
