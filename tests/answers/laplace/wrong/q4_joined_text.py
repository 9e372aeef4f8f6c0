# Joins the texts and counts the label in the long text.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    if data and isinstance(data[0], str):
        text = "".join(data)
        return [text.count(b) + rng.laplace(scale=scale) for b in bins]
    return [data.count(b) + rng.laplace(scale=scale) for b in bins]
