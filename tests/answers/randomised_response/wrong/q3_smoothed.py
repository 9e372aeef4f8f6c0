# Adds one yes and one no "to be safe": right for large n only.
def estimate_rate(answers, p):
    return ((sum(answers) + 1) / (len(answers) + 2) - p) / (1 - 2 * p)
