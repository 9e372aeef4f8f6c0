# Divides by one less from ten answers on.
def estimate_rate(answers, p):
    n = len(answers)
    return (sum(answers) / (n - (n > 50)) - p) / (1 - 2 * p)
