# In units of σ.
def steps_needed(order, distance, sigma, target):
    far = distance / sigma
    return int(max(1, np.ceil(round(order * far * far / 2 / target, 9))))
