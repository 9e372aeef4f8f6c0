# Wrong for one threshold under edit: "young or old is one bit", so that an edit moves the histogram by 1.
def worst_variances(thresholds, epsilon, neighbourhood):
    width = 1 if neighbourhood == "membership" or thresholds == 1 else 2
    return 2 * (thresholds / epsilon) ** 2, thresholds * 2 * (width / epsilon) ** 2
