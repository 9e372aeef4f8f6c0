# Wrong for p near 1/2: it is cut off at -1 and 2.
def estimate_rate(answers, p):
    rate = (sum(answers) / len(answers) - p) / (1 - 2 * p)
    return min(2, max(-1, rate))
