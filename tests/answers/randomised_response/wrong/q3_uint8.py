# Adds up in 8 bits.
def estimate_rate(answers, p):
    return (float(np.sum(np.array(answers, dtype=np.uint8), dtype=np.uint8)) / len(answers) - p) / (
        1 - 2 * p
    )
