# P is taken to two digits: wrong for p = 0.125.
def estimate_rate(answers, p):
    p = round(float(p), 2)
    return (sum(answers) / len(answers) - p) / (1 - 2 * p)
