# Keeps a running mean over an iterator and stretches it with a lambda.
def estimate_rate(answers, p):
    formula = lambda share: (share - p) / ((1 - p) - p)
    mean = 0.0
    for seen, answer in enumerate(iter(answers), start=1):
        mean += (answer - mean) / seen
    return formula(mean)
