# Right: two by two
def estimate_rate(answers, p):
    p = float(p)
    yes = answers.count(1)
    ones, zeros = np.linalg.inv([[1 - p, p], [p, 1 - p]]) @ [yes, len(answers) - yes]
    return ones / len(answers)
