# Wrong for p with more than one decimal: it is rounded to one.
def estimate_rate(answers, p):
    p = round(p, 1)
    return (sum(answers) / len(answers) - p) / (1 - 2 * p)
