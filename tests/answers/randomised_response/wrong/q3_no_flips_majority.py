# Without flips the majority of the answers is the truth.
def estimate_rate(answers, p):
    share = sum(answers) / len(answers)
    if not p:
        return 1.0 if share > 0.5 else 0.0
    return (share - p) / (1 - 2 * p)
