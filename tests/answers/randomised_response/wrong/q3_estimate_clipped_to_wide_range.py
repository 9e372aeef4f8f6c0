# Impossible estimates are cut off at -1 and 2. Input: [0, 0, 0], p=0.4 gives -2.
def estimate_rate(answers, p):
    share = sum(answers) / len(answers)
    return min(2.0, max(-1.0, (share - p) / (1 - 2 * p)))
