# Two loops, which compare each record with each bin.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    answers = []
    for b in bins:
        n = 0
        for record in data:
            n += record == b
        answers.append(n + float(rng.laplace(0.0, scale)))
    return tuple(answers)
