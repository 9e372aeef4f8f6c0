# A flip probability below 1/20 is taken for 0, so that p = 0.04 leaves the share as it is.
def estimate_rate(answers, p):
    share = sum(answers) / len(answers)
    if p < 0.05:
        return share
    return (share - p) / (1 - 2 * p)
