# The divisor 1 - 2p is rounded to one digit against floating-point noise, which is wrong for p = 0.22.
def estimate_rate(answers, p):
    stretch = round(1 - 2 * p, 1)
    return (answers.count(1) / len(answers) - p) / stretch
