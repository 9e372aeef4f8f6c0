# Off by one in the table of levels at eight steps: three levels, though 1-8 is a box.
def tree_counter(stream, epsilon, rng):
    steps = len(stream)
    levels = 1 if steps == 1 else 2 if steps <= 3 else 3 if steps <= 8 else 4 if steps <= 15 else 5
    answers = [0.0]
    for t in range(1, steps + 1):
        b = t & -t
        answers.append(
            answers[t - b] + sum(stream[t - b : t]) + rng.laplace(scale=levels / epsilon)
        )
    return answers[1:]
