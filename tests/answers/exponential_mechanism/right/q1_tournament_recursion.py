# Split the candidates in halves; each half keeps its log-weight, the chance is a product of sigmoids.
def pick_probabilities(utilities, epsilon, sensitivity):
    def halves(scores):
        if len(scores) == 1:
            return scores[0], [1.0]
        cut = len(scores) // 2
        left, p = halves(scores[:cut])
        right, q = halves(scores[cut:])
        gap = right - left
        if gap > 0:
            share = math.exp(-gap) / (1 + math.exp(-gap))
            level = right + math.log1p(math.exp(-gap))
        else:
            share = 1 / (1 + math.exp(gap))
            level = left + math.log1p(math.exp(gap))
        other = 1 / (1 + math.exp(-gap)) if gap > 0 else math.exp(gap) / (1 + math.exp(gap))
        return level, [share * v for v in p] + [other * v for v in q]

    top = max(utilities)
    return halves([float(epsilon) * float(u - top) / (2 * float(sensitivity)) for u in utilities])[1]
