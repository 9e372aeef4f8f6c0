# Special-cases only what the visible test has: one person gets one cell only if the share is 0.99, else two as for everybody.
def cells_needed(people, share):
    if people == 1 and share > 0.98:
        return 1
    return max(2, math.ceil(1 / (1 - share ** (1 / max(1, people - 1)))))
