# Right: bytes of chance
def flip_answers(data, p, rng):
    # 1/1024 off at most
    threshold = round(1024 * p)
    return [int(x != (r < threshold)) for x, r in zip(data, rng.integers(0, 1024, size=len(data)))]
