# Right: plain loops.
def clipped_sum(gradients, clip):
    out = [0.0, 0.0, 0.0]
    for g in gradients:
        length = math.sqrt(g[0] * g[0] + g[1] * g[1] + g[2] * g[2])
        for i in (0, 1, 2):
            out[i] += g[i] * clip / length if length > clip else g[i]
    return out
