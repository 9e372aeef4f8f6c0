# From the numbers of yes and no, weighing each.
def estimate_rate(answers, p):
    yes = list(answers).count(1)
    no = len(answers) - yes
    return ((1 - p) * yes - p * no) / ((1 - 2 * p) * len(answers))
