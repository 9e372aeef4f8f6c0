# Mixes four steps: never, always, the answer, its opposite.
def disguise(p, u, v):
    low, high = min(u, v), max(u, v)
    share = (high - low) / (1 - 2 * p)  # how often the answer is passed on
    always = low - share * p
    if always < 0 or always + share > 1:
        return None
    return (always, always + share) if v >= u else (always + share, always)
