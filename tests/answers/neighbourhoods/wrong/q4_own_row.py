# Weighs every output by its probability for a 1.
def weights(rows):
    absent, zero, one = rows
    if one in (absent, zero):
        return None
    return [float(u) for u in one]
