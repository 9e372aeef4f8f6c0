# Lets dpedu discover.
def found(p_values, level):
    from dpedu.adaptive import discoveries

    return np.flatnonzero(
        discoveries(
            [float(p) for p in p_values], level=float(level), correction="benjamini-hochberg"
        )
    )
