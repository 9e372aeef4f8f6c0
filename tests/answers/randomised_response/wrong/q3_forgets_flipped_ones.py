# Forgets that ones are flipped too.
def estimate_rate(answers, p):
    return (sum(answers) / len(answers) - p) / (1 - p)
