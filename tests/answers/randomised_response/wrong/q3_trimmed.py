# A "robust" mean that throws away the lowest and highest twentieth from 20 answers on.
def estimate_rate(answers, p):
    cut = len(answers) // 20
    kept = sorted(answers)[cut : len(answers) - cut]
    return (sum(kept) / len(kept) - p) / (1 - 2 * p)
