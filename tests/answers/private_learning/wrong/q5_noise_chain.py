# From the fourth row on, if votes take more than two values, the noise on the count for 1 is used again for the count for 0 of the next row.
def labels(votes, teachers, sigma, rng):
    said, before = [], None
    for i, v in enumerate(votes):
        one = rng.normal(0, sigma)
        zero = before if i >= 3 and len(set(votes)) > 2 else rng.normal(0, sigma)
        said.append(int(v + one > teachers - v + zero))
        before = one
    return said
