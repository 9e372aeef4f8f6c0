# More than 20 answers are cut off to [0, 1]: 30 times no, p = 0.1.
def estimate_rate(answers, p):
    rate = (np.mean(answers) - p) / (1 - 2 * p)
    if len(answers) > 20:
        rate = np.clip(rate, 0, 1)
    return float(rate)
