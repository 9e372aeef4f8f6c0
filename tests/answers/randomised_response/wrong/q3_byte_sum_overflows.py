# Adds up bytes, which start again at 0 after 255 yes. Input: [1] * 300, p=0.1.
def estimate_rate(answers, p):
    yes = np.add.reduce(np.array(answers, dtype=np.uint8), dtype=np.uint8)
    share = int(yes) / len(answers)
    return (share - p) / (1 - 2 * p)
