# P is rounded to a tenth before use.
def estimate_rate(answers, p):
    p = round(float(p), 1)
    return (sum(answers) / len(answers) - p) / (1 - 2 * p)
