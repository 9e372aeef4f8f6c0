# R0 and r1 both 0 (u = v = 0) are a right answer, not None.
def disguise(p, u, v):
    r0 = ((1 - p) * u - p * v) / (1 - 2 * p)
    r1 = ((1 - p) * v - p * u) / (1 - 2 * p)
    return (r0, r1) if 0 <= r0 <= 1 and 0 <= r1 <= 1 and (r0 or r1) else None
