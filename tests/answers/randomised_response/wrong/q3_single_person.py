# One person's answer is returned as it stands. Input: [1], p = 0.25 must give 1.5.
def estimate_rate(answers, p):
    if len(answers) == 1:
        return float(answers[0])
    return (sum(answers) / len(answers) - p) / (1 - 2 * p)
