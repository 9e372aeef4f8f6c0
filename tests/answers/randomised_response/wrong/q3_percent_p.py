# P is rounded to a hundredth. Input: [1, 0, 0], p = 0.333.
def estimate_rate(answers, p):
    p = round(float(p), 2) if p < 0.495 else float(p)
    return (sum(answers) / len(answers) - p) / (1 - 2 * p)
