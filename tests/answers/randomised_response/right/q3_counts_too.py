# Another way: counts.
def estimate_rate(answers, p):
    yes = answers.count(1)
    no = answers.count(0)
    n = yes + no
    return ((1 - p) * yes - p * no) / (n * (1 - 2 * p))
