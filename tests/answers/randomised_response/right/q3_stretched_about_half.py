# Right: stretched about half
def estimate_rate(answers, p):
    from statistics import mean

    return 0.5 + (mean(answers) - 0.5) / (1 - 2 * float(p))
