# Unanimous answers are believed.
def estimate_rate(answers, p):
    share = sum(answers) / len(answers)
    if share in (0, 1) and len(answers) > 4:
        return share
    return (share - p) / (1 - 2 * p)
