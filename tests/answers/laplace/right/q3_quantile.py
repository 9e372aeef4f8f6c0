# The size as a quantile of one side.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    level = (1 + chance) / 2  # the noise is below t with this chance
    return scale, scale / math.sqrt(0.5), -scale * math.log(2 * (1 - level))
