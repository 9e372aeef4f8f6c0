# Takes a delta below a millionth for a millionth, so that too many labels are promised for 1e-8.
def most_labels(sigma, records, epsilon, delta):
    """The largest number of labels that keeps within epsilon and delta."""
    L = -math.log(max(delta, 1e-6))
    root = math.sqrt(L + epsilon) - math.sqrt(L)
    return int(root * root / (records / sigma) ** 2)
