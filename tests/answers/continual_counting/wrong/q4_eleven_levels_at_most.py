# Levels are looked up in a list of sizes that ends with 1024, so from 2048 steps on the scale is 11/ε, not 12/ε. Input: 2100 steps.
def tree_counter(stream, epsilon, rng):
    sizes = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024]
    levels = len([s for s in sizes if s <= len(stream)])
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        before = t & (t - 1)
        answers.append(
            answers[before] + sum(stream[before:t]) + rng.laplace(scale=levels / epsilon)
        )
    return answers[1:]
