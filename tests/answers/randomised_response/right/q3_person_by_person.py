# Every answer is made unbiased by itself, then the mean is taken.
def estimate_rate(answers, p):
    worth = {0: -p / (1 - 2 * p), 1: (1 - p) / (1 - 2 * p)}
    return math.fsum(worth[int(a)] for a in answers) / len(answers)
