# A single answer is returned as it stands.
def estimate_rate(answers, p):
    if len(answers) == 1:
        return answers[0]
    share = sum(answers) / len(answers)
    return (share - p) / (1 - 2 * p)
