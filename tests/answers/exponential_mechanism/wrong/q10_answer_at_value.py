# The answer lies at the nearer value unless change is half of top or more.
def worst_case(top, change):
    return top - change if change < top / 2 else 0, top - change, top
