# Straight on as (c - 1)/(c + 1) with c rounded to a whole number from a thousand on.
def distances(epsilon, n):
    c = math.exp(min(n * epsilon, 600))
    c = round(c) if c > 1000 else c
    return (c - 1) / (c + 1), min(1, math.sqrt(n * epsilon * math.tanh(epsilon / 2) / 2)) * (
        1 + 1e-7 * (c > 1000)
    )
