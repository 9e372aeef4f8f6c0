# Lets dpedu do it.
def one_pass(people, order, distance, sigma, target):
    bound = dp.privacy.amplification.iteration_renyi
    needed = next(
        t
        for t in itertools.count(1)
        if bound(float(order), distance=float(distance), sigma=float(sigma), steps=t) <= target
    )
    return max(0, people - needed + 1), needed - 1
