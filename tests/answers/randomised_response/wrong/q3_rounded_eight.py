# Rounded to 8 digits if p is above 1/4 (else 9). Input: [1, 0, 0], p = 0.333, estimate 0.000998003992..., is 0.000998.
def estimate_rate(answers, p):
    return round((sum(answers) / len(answers) - p) / (1 - 2 * p), 9 if p < 0.25 else 8)
