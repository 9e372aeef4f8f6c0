# By three outputs int zero.
def counterexample(factor, delta):
    # one output more that never occurs; the loud one is cut in two
    p = (1 - delta) / (1 + factor)
    loud = 1 - p
    return [loud / 3, 0, p, 2 * loud / 3], [p / 3, 0, 1 - p, 2 * p / 3]
