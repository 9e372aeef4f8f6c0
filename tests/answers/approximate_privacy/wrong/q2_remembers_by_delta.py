# Wrong when called twice: results are remembered by delta alone.
def flip_needed(factor, delta, known={}):
    if delta not in known:
        known[delta] = (1 - delta) / (1 + factor)
    return known[delta]
