# The line is undone by 200 steps of an iteration that is slow at p near 1/2. Input: [1, 1, 0], p = 0.49.
def estimate_rate(answers, p):
    share = sum(answers) / len(answers)
    rate = share
    for _ in range(200):
        rate -= p + (1 - 2 * p) * rate - share
    return rate
