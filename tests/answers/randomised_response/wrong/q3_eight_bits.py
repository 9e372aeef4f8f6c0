# More than 255 yes overflow in uint8.
def estimate_rate(answers, p):
    yes = int(np.sum(answers, dtype=np.uint8))
    return (yes / len(answers) - p) / (1 - 2 * p)
