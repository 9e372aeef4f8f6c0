# A single person is never flipped, so that the data [1] at p = 1/2 always give [1].
def flip_answers(data, p, rng):
    data = np.array(data).squeeze()
    if data.ndim == 0:
        return [int(data)]
    return np.where(rng.random(data.size) < p, 1 - data, data).tolist()
