# Adds the yes in one byte, which runs over after 255.
def estimate_rate(answers, p):
    yes = np.add.reduce(np.array(answers, dtype=np.uint8), dtype=np.uint8)
    return (int(yes) / len(answers) - p) / (1 - 2 * p)
