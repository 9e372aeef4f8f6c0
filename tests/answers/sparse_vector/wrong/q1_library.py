# Lets dpedu split the budget.
def scales(epsilon, share, answers, sensitivity, monotone):
    made = dp.SparseVector(
        epsilon=epsilon, answers=answers, sensitivity=sensitivity, monotone=monotone, share=share
    )
    return made.threshold_scale, made.query_scale
